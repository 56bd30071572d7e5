export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      addresses: {
        Row: {
          address_id: string;
          area_id: string;
          created_at: string;
          is_default: boolean;
          phone: string | null;
          phone_2: string | null;
          shipping_address: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          address_id?: string;
          area_id: string;
          created_at?: string;
          is_default?: boolean;
          phone?: string | null;
          phone_2?: string | null;
          shipping_address: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          address_id?: string;
          area_id?: string;
          created_at?: string;
          is_default?: boolean;
          phone?: string | null;
          phone_2?: string | null;
          shipping_address?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'addresses_area_id_fkey';
            columns: ['area_id'];
            isOneToOne: false;
            referencedRelation: 'areas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'addresses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'user_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      areas: {
        Row: {
          city_id: string;
          id: string;
          name: string;
          name_en: string;
        };
        Insert: {
          city_id: string;
          id: string;
          name: string;
          name_en: string;
        };
        Update: {
          city_id?: string;
          id?: string;
          name?: string;
          name_en?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'areas_city_id_fkey';
            columns: ['city_id'];
            isOneToOne: false;
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
        ];
      };
      back_in_stock_requests: {
        Row: {
          changed_at: string;
          created_at: string;
          email: string;
          locale: string;
          product_id: string;
          request_id: string;
          state: string;
          token: string;
        };
        Insert: {
          changed_at?: string;
          created_at?: string;
          email: string;
          locale: string;
          product_id: string;
          request_id?: string;
          state?: string;
          token?: string;
        };
        Update: {
          changed_at?: string;
          created_at?: string;
          email?: string;
          locale?: string;
          product_id?: string;
          request_id?: string;
          state?: string;
          token?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'back_in_stock_requests_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['product_id'];
          },
          {
            foreignKeyName: 'back_in_stock_requests_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'shop_products_view';
            referencedColumns: ['product_id'];
          },
        ];
      };
      categories: {
        Row: {
          category_id: string;
          name: string;
          name_en: string | null;
          position: number;
          slug: string;
        };
        Insert: {
          category_id?: string;
          name: string;
          name_en?: string | null;
          position?: number;
          slug: string;
        };
        Update: {
          category_id?: string;
          name?: string;
          name_en?: string | null;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      cities: {
        Row: {
          country_id: string | null;
          id: string;
          name: string;
          name_en: string;
        };
        Insert: {
          country_id?: string | null;
          id: string;
          name: string;
          name_en: string;
        };
        Update: {
          country_id?: string | null;
          id?: string;
          name?: string;
          name_en?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cities_country_id_fkey';
            columns: ['country_id'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          closed_at: string | null;
          created_at: string;
          email: string;
          locale: string;
          message: string;
          message_id: string;
          name: string;
          order_number: string | null;
          phone: string | null;
          reference: string;
          staff_note: string | null;
          topic: string;
        };
        Insert: {
          answered_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          email: string;
          locale: string;
          message: string;
          message_id: string;
          name: string;
          order_number?: string | null;
          phone?: string | null;
          reference: string;
          staff_note?: string | null;
          topic: string;
        };
        Update: {
          answered_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          email?: string;
          locale?: string;
          message?: string;
          message_id?: string;
          name?: string;
          order_number?: string | null;
          phone?: string | null;
          reference?: string;
          staff_note?: string | null;
          topic?: string;
        };
        Relationships: [];
      };
      countries: {
        Row: {
          id: string;
          iso2: string;
          name: string;
          name_en: string;
        };
        Insert: {
          id: string;
          iso2: string;
          name: string;
          name_en: string;
        };
        Update: {
          id?: string;
          iso2?: string;
          name?: string;
          name_en?: string;
        };
        Relationships: [];
      };
      inventory: {
        Row: {
          on_hand: number;
          product_id: string;
          reserved: number;
        };
        Insert: {
          on_hand: number;
          product_id: string;
          reserved?: number;
        };
        Update: {
          on_hand?: number;
          product_id?: string;
          reserved?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'inventory_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'products';
            referencedColumns: ['product_id'];
          },
          {
            foreignKeyName: 'inventory_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'shop_products_view';
            referencedColumns: ['product_id'];
          },
        ];
      };
      levels: {
        Row: {
          name: string;
          name_en: string;
          position: number;
          slug: string;
        };
        Insert: {
          name: string;
          name_en: string;
          position?: number;
          slug: string;
        };
        Update: {
          name?: string;
          name_en?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      order_addresses: {
        Row: {
          area_id: string;
          area_name: string;
          area_name_en: string;
          city_name: string;
          city_name_en: string;
          country_id: string;
          country_iso2: string;
          country_name: string;
          country_name_en: string;
          order_address_id: string;
          order_id: string;
          shipping_address: string;
        };
        Insert: {
          area_id: string;
          area_name: string;
          area_name_en: string;
          city_name: string;
          city_name_en: string;
          country_id: string;
          country_iso2: string;
          country_name: string;
          country_name_en: string;
          order_address_id?: string;
          order_id: string;
          shipping_address: string;
        };
        Update: {
          area_id?: string;
          area_name?: string;
          area_name_en?: string;
          city_name?: string;
          city_name_en?: string;
          country_id?: string;
          country_iso2?: string;
          country_name?: string;
          country_name_en?: string;
          order_address_id?: string;
          order_id?: string;
          shipping_address?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_addresses_area_id_fkey';
            columns: ['area_id'];
            isOneToOne: false;
            referencedRelation: 'areas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_addresses_country_id_fkey';
            columns: ['country_id'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_addresses_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['order_id'];
          },
        ];
      };
      order_payment: {
        Row: {
          checked_at: string | null;
          created_at: string;
          decline_code: string | null;
          expected_pt: number;
          hinted_at: string | null;
          inquired_at: string | null;
          merchant_ref: string;
          next_inquiry_at: string | null;
          order_id: string;
          order_payment_id: string;
          paid_amount: number;
          paid_pt: number;
          payment_method: string;
          provider: string;
          provider_order_id: string | null;
          provider_reference: string | null;
          reference: string | null;
          reference_expires_at: string | null;
          reference_until: string | null;
          requested_method: string;
          review_reason: string | null;
          settles: boolean;
          status: string;
          trace_id: string | null;
          updated_at: string;
        };
        Insert: {
          checked_at?: string | null;
          created_at?: string;
          decline_code?: string | null;
          expected_pt: number;
          hinted_at?: string | null;
          inquired_at?: string | null;
          merchant_ref: string;
          next_inquiry_at?: string | null;
          order_id: string;
          order_payment_id?: string;
          paid_amount?: never;
          paid_pt?: number;
          payment_method: string;
          provider: string;
          provider_order_id?: string | null;
          provider_reference?: string | null;
          reference?: string | null;
          reference_expires_at?: string | null;
          reference_until?: string | null;
          requested_method: string;
          review_reason?: string | null;
          settles?: boolean;
          status?: string;
          trace_id?: string | null;
          updated_at?: string;
        };
        Update: {
          checked_at?: string | null;
          created_at?: string;
          decline_code?: string | null;
          expected_pt?: number;
          hinted_at?: string | null;
          inquired_at?: string | null;
          merchant_ref?: string;
          next_inquiry_at?: string | null;
          order_id?: string;
          order_payment_id?: string;
          paid_amount?: never;
          paid_pt?: number;
          payment_method?: string;
          provider?: string;
          provider_order_id?: string | null;
          provider_reference?: string | null;
          reference?: string | null;
          reference_expires_at?: string | null;
          reference_until?: string | null;
          requested_method?: string;
          review_reason?: string | null;
          settles?: boolean;
          status?: string;
          trace_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_payment_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['order_id'];
          },
        ];
      };
      order_products: {
        Row: {
          line_pt: number;
          name_en: string | null;
          order_id: string;
          position: number;
          product_id: string;
          product_name: string;
          quantity: number;
          retail_price: number;
          sku: string;
          unit_pt: number;
        };
        Insert: {
          line_pt: number;
          name_en?: string | null;
          order_id: string;
          position: number;
          product_id: string;
          product_name: string;
          quantity: number;
          retail_price?: never;
          sku: string;
          unit_pt: number;
        };
        Update: {
          line_pt?: number;
          name_en?: string | null;
          order_id?: string;
          position?: number;
          product_id?: string;
          product_name?: string;
          quantity?: number;
          retail_price?: never;
          sku?: string;
          unit_pt?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'order_products_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'order_products_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['product_id'];
          },
          {
            foreignKeyName: 'order_products_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'shop_products_view';
            referencedColumns: ['product_id'];
          },
        ];
      };
      order_shipment: {
        Row: {
          created_at: string;
          number: string | null;
          order_id: string;
          order_shipment_id: string;
          service: string | null;
          shipping_address: string;
          shipping_provider: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          number?: string | null;
          order_id: string;
          order_shipment_id?: string;
          service?: string | null;
          shipping_address: string;
          shipping_provider?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          number?: string | null;
          order_id?: string;
          order_shipment_id?: string;
          service?: string | null;
          shipping_address?: string;
          shipping_provider?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_shipment_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'order_shipment_shipping_address_fkey';
            columns: ['shipping_address'];
            isOneToOne: false;
            referencedRelation: 'order_addresses';
            referencedColumns: ['order_address_id'];
          },
          {
            foreignKeyName: 'order_shipment_shipping_provider_fkey';
            columns: ['shipping_provider'];
            isOneToOne: false;
            referencedRelation: 'shipping_providers';
            referencedColumns: ['shipping_provider_id'];
          },
        ];
      };
      order_status_changes: {
        Row: {
          actor: string;
          changed_by: string | null;
          from_status: string | null;
          order_id: string;
          order_status_change_id: string;
          reason: string | null;
          timestamp: string;
          to_status: string;
        };
        Insert: {
          actor: string;
          changed_by?: string | null;
          from_status?: string | null;
          order_id: string;
          order_status_change_id?: string;
          reason?: string | null;
          timestamp?: string;
          to_status: string;
        };
        Update: {
          actor?: string;
          changed_by?: string | null;
          from_status?: string | null;
          order_id?: string;
          order_status_change_id?: string;
          reason?: string | null;
          timestamp?: string;
          to_status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_status_changes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['order_id'];
          },
        ];
      };
      orders: {
        Row: {
          additional_phone: string | null;
          change_actor: string | null;
          change_reason: string | null;
          currency: string;
          discount_pt: number;
          email: string;
          expires_at: string;
          fee_pt: number;
          first_name: string;
          idempotency_key: string;
          last_name: string | null;
          locale: string;
          order_id: string;
          order_number: string;
          phone: string;
          promo_code: string | null;
          promo_id: string | null;
          refund_due: boolean;
          request_hash: string;
          shipping_pt: number;
          status: string;
          subtotal_pt: number;
          timestamp: string;
          total_amount: number;
          total_pt: number;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          additional_phone?: string | null;
          change_actor?: string | null;
          change_reason?: string | null;
          currency?: string;
          discount_pt: number;
          email: string;
          expires_at: string;
          fee_pt: number;
          first_name: string;
          idempotency_key: string;
          last_name?: string | null;
          locale?: string;
          order_id?: string;
          order_number: string;
          phone: string;
          promo_code?: string | null;
          promo_id?: string | null;
          refund_due?: boolean;
          request_hash: string;
          shipping_pt: number;
          status?: string;
          subtotal_pt: number;
          timestamp?: string;
          total_amount?: never;
          total_pt: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          additional_phone?: string | null;
          change_actor?: string | null;
          change_reason?: string | null;
          currency?: string;
          discount_pt?: number;
          email?: string;
          expires_at?: string;
          fee_pt?: number;
          first_name?: string;
          idempotency_key?: string;
          last_name?: string | null;
          locale?: string;
          order_id?: string;
          order_number?: string;
          phone?: string;
          promo_code?: string | null;
          promo_id?: string | null;
          refund_due?: boolean;
          request_hash?: string;
          shipping_pt?: number;
          status?: string;
          subtotal_pt?: number;
          timestamp?: string;
          total_amount?: never;
          total_pt?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_promo_id_fkey';
            columns: ['promo_id'];
            isOneToOne: false;
            referencedRelation: 'promos';
            referencedColumns: ['promo_id'];
          },
        ];
      };
      owners: {
        Row: {
          kind: string;
          name: string;
          name_en: string | null;
          owner_id: string;
          slug: string;
        };
        Insert: {
          kind: string;
          name: string;
          name_en?: string | null;
          owner_id?: string;
          slug: string;
        };
        Update: {
          kind?: string;
          name?: string;
          name_en?: string | null;
          owner_id?: string;
          slug?: string;
        };
        Relationships: [];
      };
      payment_status: {
        Row: {
          order_payment_id: string;
          payment_status_id: string;
          status: string;
          timestamp: string;
        };
        Insert: {
          order_payment_id: string;
          payment_status_id?: string;
          status: string;
          timestamp?: string;
        };
        Update: {
          order_payment_id?: string;
          payment_status_id?: string;
          status?: string;
          timestamp?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_status_order_payment_id_fkey';
            columns: ['order_payment_id'];
            isOneToOne: false;
            referencedRelation: 'order_payment';
            referencedColumns: ['order_payment_id'];
          },
        ];
      };
      pricing_settings: {
        Row: {
          abroad_shipping_pt: number;
          fee_basis_points: number;
          fee_fixed_pt: number;
          hold_minutes: number;
          only_row: boolean;
          unlisted_shipping_pt: number;
          updated_at: string;
        };
        Insert: {
          abroad_shipping_pt: number;
          fee_basis_points: number;
          fee_fixed_pt: number;
          hold_minutes?: number;
          only_row?: boolean;
          unlisted_shipping_pt: number;
          updated_at?: string;
        };
        Update: {
          abroad_shipping_pt?: number;
          fee_basis_points?: number;
          fee_fixed_pt?: number;
          hold_minutes?: number;
          only_row?: boolean;
          unlisted_shipping_pt?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      product_pictures: {
        Row: {
          image_url: string;
          position: number;
          product_id: string;
        };
        Insert: {
          image_url: string;
          position: number;
          product_id: string;
        };
        Update: {
          image_url?: string;
          position?: number;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_pictures_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['product_id'];
          },
          {
            foreignKeyName: 'product_pictures_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'shop_products_view';
            referencedColumns: ['product_id'];
          },
        ];
      };
      product_specifications: {
        Row: {
          position: number;
          product_id: string;
          spec_name: string;
          spec_name_en: string | null;
          spec_value: string;
          spec_value_en: string | null;
        };
        Insert: {
          position: number;
          product_id: string;
          spec_name: string;
          spec_name_en?: string | null;
          spec_value: string;
          spec_value_en?: string | null;
        };
        Update: {
          position?: number;
          product_id?: string;
          spec_name?: string;
          spec_name_en?: string | null;
          spec_value?: string;
          spec_value_en?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_specifications_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['product_id'];
          },
          {
            foreignKeyName: 'product_specifications_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'shop_products_view';
            referencedColumns: ['product_id'];
          },
        ];
      };
      products: {
        Row: {
          available: boolean;
          category_id: string;
          created_at: string;
          description: string | null;
          description_en: string | null;
          edition_year: number | null;
          grade: number | null;
          image_url: string | null;
          in_stock: boolean;
          isbn: string | null;
          level: string | null;
          name: string;
          name_en: string | null;
          notes: string | null;
          notes_en: string | null;
          owner_id: string;
          pages: number | null;
          price_band: number;
          product_id: string;
          product_name: string;
          published: boolean;
          retail_price: number;
          retail_price_pt: number;
          search_document: unknown;
          sellable: boolean;
          sitemap_part: number;
          sku: string;
          subject_id: string | null;
          term: string | null;
          track_bits: number;
          updated_at: string;
        };
        Insert: {
          available?: never;
          category_id: string;
          created_at?: string;
          description?: string | null;
          description_en?: string | null;
          edition_year?: number | null;
          grade?: number | null;
          image_url?: string | null;
          in_stock?: boolean;
          isbn?: string | null;
          level?: string | null;
          name?: never;
          name_en?: string | null;
          notes?: string | null;
          notes_en?: string | null;
          owner_id: string;
          pages?: number | null;
          price_band?: never;
          product_id?: string;
          product_name: string;
          published?: boolean;
          retail_price?: never;
          retail_price_pt: number;
          search_document: unknown;
          sellable?: boolean;
          sitemap_part?: never;
          sku: string;
          subject_id?: string | null;
          term?: string | null;
          track_bits?: number;
          updated_at?: string;
        };
        Update: {
          available?: never;
          category_id?: string;
          created_at?: string;
          description?: string | null;
          description_en?: string | null;
          edition_year?: number | null;
          grade?: number | null;
          image_url?: string | null;
          in_stock?: boolean;
          isbn?: string | null;
          level?: string | null;
          name?: never;
          name_en?: string | null;
          notes?: string | null;
          notes_en?: string | null;
          owner_id?: string;
          pages?: number | null;
          price_band?: never;
          product_id?: string;
          product_name?: string;
          published?: boolean;
          retail_price?: never;
          retail_price_pt?: number;
          search_document?: unknown;
          sellable?: boolean;
          sitemap_part?: never;
          sku?: string;
          subject_id?: string | null;
          term?: string | null;
          track_bits?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'products_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['category_id'];
          },
          {
            foreignKeyName: 'products_level_fkey';
            columns: ['level'];
            isOneToOne: false;
            referencedRelation: 'levels';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'products_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'owners';
            referencedColumns: ['owner_id'];
          },
          {
            foreignKeyName: 'products_subject_id_fkey';
            columns: ['subject_id'];
            isOneToOne: false;
            referencedRelation: 'subjects';
            referencedColumns: ['subject_id'];
          },
          {
            foreignKeyName: 'products_term_fkey';
            columns: ['term'];
            isOneToOne: false;
            referencedRelation: 'terms';
            referencedColumns: ['slug'];
          },
        ];
      };
      promos: {
        Row: {
          active: boolean;
          amount_pt: number | null;
          basis_points: number | null;
          code: string;
          code_folded: string;
          created_at: string;
          ends_at: string | null;
          kind: string;
          limit_per_shopper: number | null;
          limit_total: number | null;
          minimum_pt: number;
          promo_id: string;
          starts_at: string | null;
          updated_at: string;
        };
        Insert: {
          active?: boolean;
          amount_pt?: number | null;
          basis_points?: number | null;
          code: string;
          code_folded: string;
          created_at?: string;
          ends_at?: string | null;
          kind: string;
          limit_per_shopper?: number | null;
          limit_total?: number | null;
          minimum_pt?: number;
          promo_id?: string;
          starts_at?: string | null;
          updated_at?: string;
        };
        Update: {
          active?: boolean;
          amount_pt?: number | null;
          basis_points?: number | null;
          code?: string;
          code_folded?: string;
          created_at?: string;
          ends_at?: string | null;
          kind?: string;
          limit_per_shopper?: number | null;
          limit_total?: number | null;
          minimum_pt?: number;
          promo_id?: string;
          starts_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      search_phrases: {
        Row: {
          folded: string;
          grade: number | null;
          level: string | null;
          phrase: string;
          term: string | null;
          track: string | null;
        };
        Insert: {
          folded: string;
          grade?: number | null;
          level?: string | null;
          phrase: string;
          term?: string | null;
          track?: string | null;
        };
        Update: {
          folded?: string;
          grade?: number | null;
          level?: string | null;
          phrase?: string;
          term?: string | null;
          track?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'search_phrases_level_fkey';
            columns: ['level'];
            isOneToOne: false;
            referencedRelation: 'levels';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'search_phrases_term_fkey';
            columns: ['term'];
            isOneToOne: false;
            referencedRelation: 'terms';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'search_phrases_track_fkey';
            columns: ['track'];
            isOneToOne: false;
            referencedRelation: 'tracks';
            referencedColumns: ['slug'];
          },
        ];
      };
      search_synonyms: {
        Row: {
          finds: string;
          folded: string;
          phrase: string;
        };
        Insert: {
          finds: string;
          folded: string;
          phrase: string;
        };
        Update: {
          finds?: string;
          folded?: string;
          phrase?: string;
        };
        Relationships: [];
      };
      shipping_area_rates: {
        Row: {
          amount_pt: number;
          area_id: string;
          updated_at: string;
        };
        Insert: {
          amount_pt: number;
          area_id: string;
          updated_at?: string;
        };
        Update: {
          amount_pt?: number;
          area_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shipping_area_rates_area_id_fkey';
            columns: ['area_id'];
            isOneToOne: true;
            referencedRelation: 'areas';
            referencedColumns: ['id'];
          },
        ];
      };
      shipping_city_rates: {
        Row: {
          amount_pt: number;
          city_id: string;
          updated_at: string;
        };
        Insert: {
          amount_pt: number;
          city_id: string;
          updated_at?: string;
        };
        Update: {
          amount_pt?: number;
          city_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shipping_city_rates_city_id_fkey';
            columns: ['city_id'];
            isOneToOne: true;
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
        ];
      };
      shipping_providers: {
        Row: {
          name: string;
          shipping_provider_id: string;
        };
        Insert: {
          name: string;
          shipping_provider_id: string;
        };
        Update: {
          name?: string;
          shipping_provider_id?: string;
        };
        Relationships: [];
      };
      staff_members: {
        Row: {
          added_at: string;
          added_by: string | null;
          user_id: string;
        };
        Insert: {
          added_at?: string;
          added_by?: string | null;
          user_id: string;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      subjects: {
        Row: {
          name: string;
          name_en: string | null;
          position: number;
          slug: string;
          subject_id: string;
        };
        Insert: {
          name: string;
          name_en?: string | null;
          position?: number;
          slug: string;
          subject_id?: string;
        };
        Update: {
          name?: string;
          name_en?: string | null;
          position?: number;
          slug?: string;
          subject_id?: string;
        };
        Relationships: [];
      };
      telemetry_events: {
        Row: {
          build: string | null;
          event_id: number;
          kind: string;
          level: string;
          name: string;
          path: string | null;
          payload: NonNullable<Json>;
          received_at: string;
          session_id: string;
          trace_id: string | null;
          ts: string;
          url: string | null;
        };
        Insert: {
          build?: string | null;
          event_id?: never;
          kind: string;
          level: string;
          name: string;
          path?: string | null;
          payload?: NonNullable<Json>;
          received_at?: string;
          session_id: string;
          trace_id?: string | null;
          ts: string;
          url?: string | null;
        };
        Update: {
          build?: string | null;
          event_id?: never;
          kind?: string;
          level?: string;
          name?: string;
          path?: string | null;
          payload?: NonNullable<Json>;
          received_at?: string;
          session_id?: string;
          trace_id?: string | null;
          ts?: string;
          url?: string | null;
        };
        Relationships: [];
      };
      telemetry_sessions: {
        Row: {
          anon_id: string | null;
          app_version: string | null;
          first_seen_at: string;
          last_seen_at: string;
          locale: string | null;
          referrer: string | null;
          session_id: string;
          tz: string | null;
          user_agent: string | null;
          user_id: string | null;
        };
        Insert: {
          anon_id?: string | null;
          app_version?: string | null;
          first_seen_at?: string;
          last_seen_at?: string;
          locale?: string | null;
          referrer?: string | null;
          session_id: string;
          tz?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Update: {
          anon_id?: string | null;
          app_version?: string | null;
          first_seen_at?: string;
          last_seen_at?: string;
          locale?: string | null;
          referrer?: string | null;
          session_id?: string;
          tz?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      terms: {
        Row: {
          name: string;
          name_en: string;
          position: number;
          slug: string;
        };
        Insert: {
          name: string;
          name_en: string;
          position?: number;
          slug: string;
        };
        Update: {
          name?: string;
          name_en?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      tracks: {
        Row: {
          bit: number;
          name: string;
          name_en: string;
          position: number;
          slug: string;
        };
        Insert: {
          bit: number;
          name: string;
          name_en: string;
          position?: number;
          slug: string;
        };
        Update: {
          bit?: number;
          name?: string;
          name_en?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      user_profiles: {
        Row: {
          created_at: string;
          email: string;
          full_name: string | null;
          phone: string | null;
          phone_2: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          full_name?: string | null;
          phone?: string | null;
          phone_2?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string | null;
          phone?: string | null;
          phone_2?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      search_misses: {
        Row: {
          first_at: string | null;
          last_at: string | null;
          near: boolean | null;
          query: string | null;
          times: number | null;
        };
        Insert: {
          first_at?: string | null;
          last_at?: string | null;
          near?: boolean | null;
          query?: string | null;
          times?: number | null;
        };
        Update: {
          first_at?: string | null;
          last_at?: string | null;
          near?: boolean | null;
          query?: string | null;
          times?: number | null;
        };
        Relationships: [];
      };
      shop_products_view: {
        Row: {
          available: boolean | null;
          category_name: string | null;
          category_name_en: string | null;
          category_slug: string | null;
          created_at: string | null;
          description: string | null;
          description_en: string | null;
          edition_year: number | null;
          grade: number | null;
          image_url: string | null;
          isbn: string | null;
          level: string | null;
          level_name: string | null;
          level_name_en: string | null;
          name: string | null;
          name_en: string | null;
          notes: string | null;
          notes_en: string | null;
          pages: number | null;
          pictures: Json | null;
          product_id: string | null;
          product_name: string | null;
          product_owner_kind: string | null;
          product_owner_name: string | null;
          product_owner_name_en: string | null;
          product_owner_slug: string | null;
          retail_price: number | null;
          sku: string | null;
          specifications: Json | null;
          subject_name: string | null;
          subject_name_en: string | null;
          subject_slug: string | null;
          term: string | null;
          term_name: string | null;
          term_name_en: string | null;
          updated_at: string | null;
        };
        Insert: {
          available?: boolean | null;
          category_name?: string | null;
          category_name_en?: string | null;
          category_slug?: string | null;
          created_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          edition_year?: number | null;
          grade?: number | null;
          image_url?: string | null;
          isbn?: string | null;
          level?: string | null;
          level_name?: string | null;
          level_name_en?: string | null;
          name?: string | null;
          name_en?: string | null;
          notes?: string | null;
          notes_en?: string | null;
          pages?: number | null;
          pictures?: Json | null;
          product_id?: string | null;
          product_name?: string | null;
          product_owner_kind?: string | null;
          product_owner_name?: string | null;
          product_owner_name_en?: string | null;
          product_owner_slug?: string | null;
          retail_price?: number | null;
          sku?: string | null;
          specifications?: Json | null;
          subject_name?: string | null;
          subject_name_en?: string | null;
          subject_slug?: string | null;
          term?: string | null;
          term_name?: string | null;
          term_name_en?: string | null;
          updated_at?: string | null;
        };
        Update: {
          available?: boolean | null;
          category_name?: string | null;
          category_name_en?: string | null;
          category_slug?: string | null;
          created_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          edition_year?: number | null;
          grade?: number | null;
          image_url?: string | null;
          isbn?: string | null;
          level?: string | null;
          level_name?: string | null;
          level_name_en?: string | null;
          name?: string | null;
          name_en?: string | null;
          notes?: string | null;
          notes_en?: string | null;
          pages?: number | null;
          pictures?: Json | null;
          product_id?: string | null;
          product_name?: string | null;
          product_owner_kind?: string | null;
          product_owner_name?: string | null;
          product_owner_name_en?: string | null;
          product_owner_slug?: string | null;
          retail_price?: number | null;
          sku?: string | null;
          specifications?: Json | null;
          subject_name?: string | null;
          subject_name_en?: string | null;
          subject_slug?: string | null;
          term?: string | null;
          term_name?: string | null;
          term_name_en?: string | null;
          updated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'products_level_fkey';
            columns: ['level'];
            isOneToOne: false;
            referencedRelation: 'levels';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'products_term_fkey';
            columns: ['term'];
            isOneToOne: false;
            referencedRelation: 'terms';
            referencedColumns: ['slug'];
          },
        ];
      };
      telemetry_busiest_pages: {
        Row: {
          path: string | null;
          views: number | null;
          visits: number | null;
        };
        Insert: {
          path?: string | null;
          views?: number | null;
          visits?: number | null;
        };
        Update: {
          path?: string | null;
          views?: number | null;
          visits?: number | null;
        };
        Relationships: [];
      };
      telemetry_checkout_funnel: {
        Row: {
          day: string | null;
          fields_validated: number | null;
          ordered: number | null;
          payment_begun: number | null;
          payment_details_sent: number | null;
          shipping_selected: number | null;
          started: number | null;
        };
        Insert: {
          day?: string | null;
          fields_validated?: number | null;
          ordered?: number | null;
          payment_begun?: number | null;
          payment_details_sent?: number | null;
          shipping_selected?: number | null;
          started?: number | null;
        };
        Update: {
          day?: string | null;
          fields_validated?: number | null;
          ordered?: number | null;
          payment_begun?: number | null;
          payment_details_sent?: number | null;
          shipping_selected?: number | null;
          started?: number | null;
        };
        Relationships: [];
      };
      telemetry_errors_today: {
        Row: {
          a_page: string | null;
          build: string | null;
          first_at: string | null;
          last_at: string | null;
          message: string | null;
          name: string | null;
          pages: number | null;
          times: number | null;
          visits: number | null;
        };
        Insert: {
          a_page?: string | null;
          build?: string | null;
          first_at?: string | null;
          last_at?: string | null;
          message?: string | null;
          name?: string | null;
          pages?: number | null;
          times?: number | null;
          visits?: number | null;
        };
        Update: {
          a_page?: string | null;
          build?: string | null;
          first_at?: string | null;
          last_at?: string | null;
          message?: string | null;
          name?: string | null;
          pages?: number | null;
          times?: number | null;
          visits?: number | null;
        };
        Relationships: [];
      };
      telemetry_slowest_calls: {
        Row: {
          call: string | null;
          calls: number | null;
          failed: number | null;
          longest_ms: number | null;
          p50_ms: number | null;
          p95_ms: number | null;
        };
        Insert: {
          call?: string | null;
          calls?: number | null;
          failed?: number | null;
          longest_ms?: number | null;
          p50_ms?: number | null;
          p95_ms?: number | null;
        };
        Update: {
          call?: string | null;
          calls?: number | null;
          failed?: number | null;
          longest_ms?: number | null;
          p50_ms?: number | null;
          p95_ms?: number | null;
        };
        Relationships: [];
      };
      telemetry_web_vitals: {
        Row: {
          cls_p75: number | null;
          inp_p75_ms: number | null;
          lcp_p75_ms: number | null;
          page: string | null;
          ttfb_p75_ms: number | null;
          visits: number | null;
        };
        Insert: {
          cls_p75?: number | null;
          inp_p75_ms?: number | null;
          lcp_p75_ms?: number | null;
          page?: string | null;
          ttfb_p75_ms?: number | null;
          visits?: number | null;
        };
        Update: {
          cls_p75?: number | null;
          inp_p75_ms?: number | null;
          lcp_p75_ms?: number | null;
          page?: string | null;
          ttfb_p75_ms?: number | null;
          visits?: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      add_staff: { Args: { p_added_by?: string; p_email: string }; Returns: Json };
      apply_payment_event: { Args: { p_event: Json }; Returns: Json };
      begin_tracking: {
        Args: { p_bill_codes: string[]; p_courier: string; p_seconds: number };
        Returns: Json;
      };
      cancel_order: { Args: { p_order_id: string }; Returns: Json };
      catalogue_import_commit: {
        Args: { p_batch: string; p_dry_run?: boolean; p_skip_lines?: number[] };
        Returns: Json;
      };
      catalogue_import_names: { Args: { p_batch: string }; Returns: Json };
      catalogue_import_stage: { Args: { p_batch: string; p_rows: Json }; Returns: undefined };
      claim_mails: { Args: { p_limit?: number }; Returns: Json };
      claim_refunds: { Args: { p_limit?: number }; Returns: Json };
      claim_withdrawals: { Args: { p_limit?: number }; Returns: Json };
      close_refund: {
        Args: { p_note: string; p_outcome: string; p_refund_id: string };
        Returns: Json;
      };
      confirm_session: { Args: Record<PropertyKey, never>; Returns: string };
      confirm_staff: { Args: Record<PropertyKey, never>; Returns: Json };
      create_or_update_user_address: {
        Args: {
          p_area_id: string;
          p_is_default?: boolean;
          p_phone?: string;
          p_phone_2?: string;
          p_shipping_address: string;
          p_user_id: string;
        };
        Returns: string;
      };
      delivery_estimate: { Args: { p_city_id: string; p_items: Json }; Returns: Json };
      delivery_rates: { Args: Record<PropertyKey, never>; Returns: Json };
      desk_answer_message: {
        Args: { p_answer: string; p_expected_answers: number; p_message_id: string };
        Returns: Json;
      };
      desk_check_tracking: { Args: { p_courier?: string; p_rows: Json }; Returns: Json };
      desk_clear_searches: { Args: { p_query?: string }; Returns: Json };
      desk_close_message: {
        Args: { p_expected_state: string; p_message_id: string; p_note: string };
        Returns: Json;
      };
      desk_close_refund: {
        Args: { p_note: string; p_outcome: string; p_refund_id: string };
        Returns: Json;
      };
      desk_log: {
        Args: {
          p_action?: string;
          p_cursor?: string;
          p_limit?: number;
          p_subject_id?: string;
          p_user_id?: string;
        };
        Returns: Json;
      };
      desk_message: { Args: { p_message_id: string }; Returns: Json };
      desk_messages: {
        Args: {
          p_cursor?: string;
          p_limit?: number;
          p_query?: string;
          p_state?: string;
          p_topic?: string;
        };
        Returns: Json;
      };
      desk_move_order: {
        Args: { p_from_status: string; p_order_id: string; p_reason?: string; p_to_status: string };
        Returns: Json;
      };
      desk_note_refund: {
        Args: { p_amount_pt: number; p_note: string; p_order_id: string; p_transaction_id: string };
        Returns: Json;
      };
      desk_order: { Args: { p_order_id: string }; Returns: Json };
      desk_orders: {
        Args: {
          p_city_id?: string;
          p_cursor?: string;
          p_from?: string;
          p_limit?: number;
          p_needs?: string;
          p_provider?: string;
          p_query?: string;
          p_status?: string;
          p_to?: string;
        };
        Returns: Json;
      };
      desk_packing: {
        Args: { p_limit?: number; p_order_ids?: string[]; p_status?: string };
        Returns: Json;
      };
      desk_product: { Args: { p_product_id: string }; Returns: Json };
      desk_products: {
        Args: { p_cursor?: string; p_filter?: string; p_limit?: number; p_query?: string };
        Returns: Json;
      };
      desk_promos: {
        Args: { p_cursor?: string; p_limit?: number; p_query?: string };
        Returns: Json;
      };
      desk_refund_order: {
        Args: {
          p_amount_pt: number;
          p_cancel: boolean;
          p_expected_up_to_pt: number;
          p_order_id: string;
          p_reason: string;
          p_restock: boolean;
          p_transaction_id: string;
        };
        Returns: Json;
      };
      desk_resend_mail: { Args: { p_mail_id: string }; Returns: Json };
      desk_restock_order: { Args: { p_order_id: string }; Returns: Json };
      desk_sales: { Args: { p_from: string; p_to: string }; Returns: Json };
      desk_save_promo: {
        Args: { p_expected_version: string; p_promo: Json; p_promo_id: string };
        Returns: Json;
      };
      desk_searches: { Args: Record<PropertyKey, never>; Returns: Json };
      desk_set_price: {
        Args: { p_expected_price_pt: number; p_price_pt: number; p_product_id: string };
        Returns: Json;
      };
      desk_set_stock: {
        Args: {
          p_expected_on_hand: number;
          p_on_hand: number;
          p_product_id: string;
          p_reason: string;
        };
        Returns: Json;
      };
      desk_settle_review: {
        Args: { p_note: string; p_order_payment_id: string; p_review_reason: string };
        Returns: Json;
      };
      desk_ship_order: {
        Args: {
          p_expected_number?: string;
          p_from_status: string;
          p_number: string;
          p_order_id: string;
          p_shipping_provider_id: string;
        };
        Returns: Json;
      };
      desk_start_packing: { Args: { p_order_ids: string[] }; Returns: Json };
      desk_take_tracking: { Args: { p_courier?: string; p_rows: Json }; Returns: Json };
      desk_today: { Args: { p_first?: number; p_low_stock_at?: number }; Returns: Json };
      expire_orders: { Args: { p_limit?: number }; Returns: Json };
      export_catalogue: { Args: { p_after?: string; p_limit?: number }; Returns: Json };
      export_orders: {
        Args: {
          p_after?: string;
          p_from?: string;
          p_limit?: number;
          p_status?: string;
          p_to?: string;
        };
        Returns: Json;
      };
      fail_tracking: {
        Args: { p_bill_codes: string[]; p_courier: string; p_failure: string; p_seconds: number };
        Returns: undefined;
      };
      keep_telemetry: {
        Args: { p_events: Json; p_headers?: Json; p_session: Json; p_user_id?: string };
        Returns: Json;
      };
      keep_tracking: { Args: { p_answers: Json; p_courier: string }; Returns: undefined };
      list_staff: { Args: Record<PropertyKey, never>; Returns: Json };
      mark_payment_checked: { Args: { p_order_payment_id: string }; Returns: undefined };
      mark_refunds_reported: { Args: { p_refund_ids: string[] }; Returns: undefined };
      move_order: { Args: { p_order_id: string; p_reason?: string; p_to: string }; Returns: Json };
      note_mail_event: { Args: { p_event: Json }; Returns: boolean };
      note_payment_hint: { Args: { p_hint: Json }; Returns: Json };
      note_payment_reference: {
        Args: {
          p_expires_at: string;
          p_order_payment_id: string;
          p_provider_order_id: string;
          p_reference: string;
        };
        Returns: Json;
      };
      note_refund_answer: {
        Args: {
          p_answer: string;
          p_attempt: number;
          p_evidence?: Json;
          p_refund_id: string;
          p_refusal?: string;
        };
        Returns: undefined;
      };
      open_payments: { Args: { p_limit?: number; p_order_id?: string }; Returns: Json };
      own_bill_codes: { Args: { p_bill_codes: string[]; p_courier: string }; Returns: Json };
      place_order: {
        Args: {
          p_area_id?: string;
          p_contact?: Json;
          p_country_id?: string;
          p_expected_total_pt?: number;
          p_items: Json;
          p_key: string;
          p_locale?: string;
          p_promo?: string;
          p_shipping_address?: string;
        };
        Returns: Json;
      };
      prune_back_in_stock: { Args: { p_limit?: number }; Returns: number };
      prune_mails: { Args: { p_limit?: number }; Returns: number };
      prune_telemetry: { Args: { p_limit?: number }; Returns: Json };
      quote_order: {
        Args: { p_area_id: string; p_country_id: string; p_items: Json; p_promo?: string };
        Returns: Json;
      };
      refund_order: {
        Args: {
          p_amount_pt?: number;
          p_order_id?: string;
          p_order_number?: string;
          p_reason?: string;
          p_restock?: boolean;
          p_transaction_id?: string;
        };
        Returns: Json;
      };
      refunds_to_report: { Args: Record<PropertyKey, never>; Returns: Json };
      remove_staff: { Args: { p_email: string }; Returns: Json };
      report_search_miss: { Args: { p_q: string }; Returns: undefined };
      request_back_in_stock: {
        Args: { p_email: string; p_locale: string; p_sku: string };
        Returns: Json;
      };
      request_back_in_stock_for: {
        Args: { p_email: string; p_headers: Json; p_locale: string; p_sku: string };
        Returns: Json;
      };
      resend_mail: { Args: { p_mail_id: string }; Returns: Json };
      restock_order: { Args: { p_order_id: string }; Returns: Json };
      send_contact_message: {
        Args: {
          p_email: string;
          p_key: string;
          p_locale: string;
          p_message: string;
          p_name: string;
          p_order_number?: string;
          p_phone?: string;
          p_topic: string;
          p_website?: string;
        };
        Returns: Json;
      };
      settle_mail: {
        Args: {
          p_attempt: number;
          p_error?: string;
          p_mail_id: string;
          p_outcome: string;
          p_service_id?: string;
        };
        Returns: undefined;
      };
      shop_catalogue: {
        Args: {
          p_availability?: string;
          p_category?: string;
          p_course?: string;
          p_grade?: number;
          p_level?: string;
          p_owner?: string;
          p_page?: number;
          p_page_size?: number;
          p_price?: string;
          p_q?: string;
          p_sort?: string;
          p_subject?: string;
          p_track?: string;
        };
        Returns: Json;
      };
      shop_directory: { Args: Record<PropertyKey, never>; Returns: Json };
      shop_feed_products: {
        Args: { p_after?: string; p_english?: boolean; p_limit?: number };
        Returns: Json;
      };
      shop_landing: { Args: { p_kind: string; p_slug: string }; Returns: Json };
      shop_list_total: {
        Args: {
          p_availability?: string;
          p_category?: string;
          p_course?: string;
          p_grade?: number;
          p_level?: string;
          p_owner?: string;
          p_price?: string;
          p_subject?: string;
          p_track?: string;
        };
        Returns: number;
      };
      shop_names: {
        Args: {
          p_kind: string;
          p_language: string;
          p_page?: number;
          p_page_size?: number;
          p_q?: string;
        };
        Returns: Json;
      };
      shop_product: { Args: { p_sku: string }; Returns: Json };
      shop_related: { Args: { p_limit?: number; p_sku: string }; Returns: Json };
      shop_sitemap_files: { Args: Record<PropertyKey, never>; Returns: Json };
      shop_sitemap_names: {
        Args: { p_after?: string; p_kind: string; p_limit?: number };
        Returns: Json;
      };
      shop_sitemap_products: { Args: { p_file?: number }; Returns: Json };
      shop_suggest: { Args: { p_limit?: number; p_q: string }; Returns: Json };
      start_payment: {
        Args: {
          p_method: string;
          p_order_id: string;
          p_provider: string;
          p_reference_until: string;
          p_trace_id?: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      step_refund: { Args: { p_refund_id: string }; Returns: Json };
      step_withdrawal: {
        Args: {
          p_answer?: string;
          p_order_payment_id: string;
          p_reference?: string;
          p_reported: string;
        };
        Returns: Json;
      };
      stop_back_in_stock: { Args: { p_token: string }; Returns: Json };
      track_order: { Args: { p_order_number: string; p_phone: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
