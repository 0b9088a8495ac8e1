<?php
/**
 * What a move from the replaced contact plugin does.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Says beforehand which settings a move makes from Chaty's, in the owner's words, and what it leaves behind.
 */
final class Hadaya_Move_Plan {

	/**
	 * Settings that the move saves, by group.
	 *
	 * @var array[]
	 */
	private $settings;

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @var array[]
	 */
	private $left;

	/**
	 * Plans the move of one widget.
	 *
	 * @param string $suffix What the names of its options end in.
	 */
	public function __construct( $suffix ) {
		$data     = new Hadaya_Chaty_Data( $suffix );
		$channels = new Hadaya_Chaty_Channels();
		$times    = new Hadaya_Chaty_Times();
		$widget   = array( 'channels' => $channels->read( $data ) ) + Hadaya_Chaty_Widget::read( $data ) + $times->read( $data );

		list( $form, $left ) = Hadaya_Chaty_Form::read( $data );

		$this->left     = array_merge( $channels->left(), $left, Hadaya_Chaty_Widget::left( $data ), $times->left() );
		$this->settings = array(
			'widget' => $this->possible( $widget, Hadaya_Widget_Schema::fields() ),
			'form'   => $this->possible( $form, Hadaya_Form_Schema::fields() ),
		);
		foreach ( Hadaya_Chaty_Data::widgets() as $other ) {
			if ( $other['id'] !== $suffix ) {
				$this->left[] = array(
					'name'   => $other['name'],
					'reason' => __( 'A site has one widget of Hadaya. Choose above which one is moved.', 'hadaya' ),
				);
			}
		}
	}

	/**
	 * Settings that the move saves, by group.
	 *
	 * @return array[]
	 */
	public function settings() {
		return $this->settings;
	}

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @return array[]
	 */
	public function left() {
		return $this->left;
	}

	/**
	 * What is taken, in the owner's words: a name and a value for each.
	 *
	 * @return array[]
	 */
	public function taken() {
		$rows   = array();
		$fields = array(
			'widget' => Hadaya_Widget_Schema::fields(),
			'form'   => Hadaya_Form_Schema::fields(),
		);
		foreach ( $fields as $group => $schemas ) {
			foreach ( array_intersect_key( $schemas, $this->settings[ $group ] ) as $name => $schema ) {
				if ( Hadaya_Validator::has_effect( $schema, $this->settings[ $group ], $schemas ) ) {
					$rows = array_merge( $rows, self::rows( $schema, $this->settings[ $group ][ $name ] ) );
				}
			}
		}
		return $rows;
	}

	/**
	 * The settings that may be saved; the others are noted and stay as they are here.
	 *
	 * @param array   $given  Settings.
	 * @param array[] $fields Their schemas.
	 * @return array
	 */
	private function possible( array $given, array $fields ) {
		$validator = new Hadaya_Validator();
		$clean     = $validator->clean( $given, Hadaya_Schema::group( $fields ), '' );
		foreach ( $validator->errors() as $path => $problem ) {
			$name = (string) strtok( $path, '.' );
			if ( isset( $given[ $name ] ) ) {
				unset( $given[ $name ] );
				$this->left[] = array(
					'name'   => $fields[ $name ]['title'],
					'reason' => $problem,
				);
			}
		}
		return array_intersect_key( $clean, $given );
	}

	/**
	 * A setting as rows: a list has one for each item, a group one for each field that has an effect.
	 *
	 * @param array $schema Schema.
	 * @param mixed $value  Value.
	 * @return array[]
	 */
	private static function rows( array $schema, $value ) {
		if ( 'object' === $schema['type'] ) {
			$rows = array();
			foreach ( array_intersect_key( $schema['properties'], $value ) as $name => $field ) {
				if ( Hadaya_Validator::has_effect( $field, $value, $schema['properties'] ) ) {
					$rows = array_merge( $rows, self::rows( $field, $value[ $name ] ) );
				}
			}
			return $rows;
		}
		if ( 'array' === $schema['type'] && isset( $schema['items']['properties'] ) ) {
			$rows = array();
			foreach ( $value as $item ) {
				$rows[] = self::row( $schema['title'], self::describe( $schema['items'], $item ) );
			}
			return $rows;
		}
		$text = self::describe( $schema, $value );
		return '' === $text ? array() : array( self::row( $schema['title'], $text ) );
	}

	/**
	 * A row.
	 *
	 * @param string $name  Name.
	 * @param string $value Value.
	 * @return string[]
	 */
	private static function row( $name, $value ) {
		return array(
			'name'  => $name,
			'value' => $value,
		);
	}

	/**
	 * A value in one line.
	 *
	 * @param array $schema Schema.
	 * @param mixed $value  Value.
	 * @return string
	 */
	private static function describe( array $schema, $value ) {
		switch ( $schema['type'] ) {
			case 'boolean':
				return $value ? __( 'yes', 'hadaya' ) : __( 'no', 'hadaya' );
			case 'array':
				$texts = array();
				foreach ( $value as $item ) {
					$texts[] = self::describe( $schema['items'], $item );
				}
				return implode( ', ', $texts );
			case 'object':
				$texts = array();
				foreach ( array_intersect_key( $schema['properties'], $value ) as $name => $field ) {
					$is_switch = 'boolean' === $field['type'];
					$is_usual  = $is_switch && $field['default'] === $value[ $name ];
					$text      = $is_usual || ! Hadaya_Validator::has_effect( $field, $value, $schema['properties'] ) ? '' : self::describe( $field, $value[ $name ] );
					if ( '' !== $text ) {
						$texts[] = $is_switch ? $field['title'] . ': ' . $text : $text;
					}
				}
				return implode( ' · ', $texts );
		}
		$place = isset( $schema['enum'] ) ? array_search( (string) $value, $schema['enum'], true ) : false;
		return false === $place ? str_replace( "\n", ', ', (string) $value ) : $schema['enumNames'][ $place ];
	}
}
