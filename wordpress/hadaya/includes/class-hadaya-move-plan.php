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
	 * What all widgets share, as it is in Chaty: its first trigger shows a widget and ends the others.
	 */
	const COMMON = array(
		'trigger_mode' => 'any',
		'outside'      => 'hide',
		'unknown'      => 'show',
	);

	/**
	 * Our widgets, in the order of Chaty's.
	 *
	 * @var array[]
	 */
	private $widgets = array();

	/**
	 * Our form; empty when none of the widgets has one.
	 *
	 * @var array
	 */
	private $form = array();

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @var array[]
	 */
	private $left = array();

	/**
	 * Plans the move of some widgets.
	 *
	 * @param string[] $suffixes What the names of their options end in.
	 */
	public function __construct( array $suffixes ) {
		foreach ( Hadaya_Chaty_Data::widgets() as $widget ) {
			if ( in_array( $widget['id'], $suffixes, true ) ) {
				$this->add( new Hadaya_Chaty_Data( $widget['id'] ), $widget['name'] );
			}
		}
	}

	/**
	 * Adds one widget, and its form when it is the first one.
	 *
	 * @param Hadaya_Chaty_Data $data What Chaty keeps of it.
	 * @param string            $name Its name.
	 */
	private function add( Hadaya_Chaty_Data $data, $name ) {
		$channels = new Hadaya_Chaty_Channels();
		$times    = new Hadaya_Chaty_Times();

		list( $form, $left ) = Hadaya_Chaty_Form::read( $data );
		if ( array() !== $form && array() !== $this->form ) {
			$left = array(
				array(
					'name'   => $name . ': ' . $form['title'],
					'reason' => __( 'All widgets of Hadaya share one form; that of the first widget is taken.', 'hadaya' ),
				),
			);
		}
		$widget = array(
			'name'     => $name,
			'form'     => array() !== $form,
			'channels' => $channels->read( $data ),
		);

		$this->left      = array_merge( $this->left, $channels->left(), $left, Hadaya_Chaty_Widget::left( $data ) );
		$this->widgets[] = $this->possible( $widget + Hadaya_Chaty_Widget::read( $data ) + $times->read( $data ), self::widget_fields() );
		$this->left      = array_merge( $this->left, $times->left() );
		if ( array() === $this->form ) {
			$this->form = $this->possible( $form, Hadaya_Form_Schema::fields() );
		}
	}

	/**
	 * The fields of a widget that the owner sees.
	 *
	 * @return array[]
	 */
	private static function widget_fields() {
		return array_diff_key( Hadaya_Widget_Schema::all()['items']['properties'], array( 'id' => '' ) );
	}

	/**
	 * Settings that the move saves, by group.
	 *
	 * @param array[] $present Widgets of today; they stay.
	 * @return array[]
	 */
	public function settings( array $present ) {
		$settings = array(
			'widgets' => Hadaya_Widget_List::add( $present, $this->widgets ),
			'common'  => self::COMMON,
		);
		return array() === $this->form ? $settings : $settings + array( 'form' => $this->form );
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
		$rows = self::rows_of( self::COMMON, Hadaya_Widget_Schema::common() );
		foreach ( array_reverse( $this->widgets ) as $widget ) {
			$rows = array_merge( self::rows_of( $widget, self::widget_fields() ), $rows );
		}
		return array_merge( $rows, self::rows_of( $this->form, Hadaya_Form_Schema::fields() ) );
	}

	/**
	 * Settings as rows.
	 *
	 * @param array   $settings Settings.
	 * @param array[] $schemas  Their schemas.
	 * @return array[]
	 */
	private static function rows_of( array $settings, array $schemas ) {
		$rows = array();
		foreach ( array_intersect_key( $schemas, $settings ) as $name => $schema ) {
			if ( Hadaya_Validator::has_effect( $schema, $settings, $schemas ) ) {
				$rows = array_merge( $rows, self::rows( $schema, $settings[ $name ] ) );
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
			return self::rows_of( $value, $schema['properties'] );
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
