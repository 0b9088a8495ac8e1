<?php
/**
 * What a move from the replaced contact plugin does.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Settings\Schema\FormSchema;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Schema\WidgetSchema;
use Hadaya\Settings\SettingRows;
use Hadaya\Settings\Validator;
use Hadaya\Settings\WidgetList;

defined( 'ABSPATH' ) || exit;

/**
 * Says beforehand which settings a move makes from Chaty's, in the owner's words, and what it leaves behind.
 */
final class MovePlan {

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
	private array $widgets = array();

	/**
	 * Our form; empty when none of the widgets has one.
	 *
	 * @var array
	 */
	private array $form = array();

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @var array[]
	 */
	private array $left = array();

	/**
	 * Whether what all widgets share stays: the owner has set up a widget here, which it would change.
	 *
	 * @var bool
	 */
	private bool $keeps_common;

	/**
	 * Plans the move of some widgets.
	 *
	 * @param string[] $suffixes What the names of their options end in.
	 * @param array[]  $present  Settings of today.
	 */
	public function __construct( array $suffixes, array $present ) {
		foreach ( ChatyData::widgets() as $widget ) {
			if ( in_array( $widget['id'], $suffixes, true ) ) {
				$this->add( new ChatyData( $widget['id'] ), $widget['name'] );
			}
		}
		$replaced = array_column( $this->widgets, 'name' );
		$own      = array_filter(
			$present['widgets'],
			static function ( $widget ) use ( $replaced ) {
				return ( $widget['enabled'] || array() !== $widget['channels'] ) && ! in_array( $widget['name'], $replaced, true );
			}
		);

		$this->keeps_common = array() !== $own;
		foreach ( $this->keeps_common ? array_intersect_key( WidgetSchema::common(), self::COMMON ) : array() as $name => $field ) {
			if ( self::COMMON[ $name ] !== $present['common'][ $name ] ) {
				$this->left[] = array(
					'name'   => $field['title'] . ': ' . SettingRows::describe( $field, self::COMMON[ $name ] ),
					'reason' => __( 'Your own widgets share this setting, so it stays as it is here. You find it under “For all widgets”.', 'hadaya' ),
				);
			}
		}
	}

	/**
	 * Adds one widget, and its form when it is the first one.
	 *
	 * @param ChatyData $data What Chaty keeps of it.
	 * @param string    $name Its name.
	 */
	private function add( ChatyData $data, string $name ): void {
		$channels = new ChatyChannels();
		$times    = new ChatyTimes();

		list( $form, $left ) = ChatyForm::read( $data );
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

		$this->left      = array_merge( $this->left, $channels->left(), $left, ChatyWidget::left( $data ) );
		$this->widgets[] = $this->possible( $widget + ChatyWidget::read( $data ) + $times->read( $data ), self::widget_fields() );
		$this->left      = array_merge( $this->left, $times->left() );
		if ( array() === $this->form ) {
			$this->form = $this->possible( $form, FormSchema::fields() );
		}
	}

	/**
	 * The fields of a widget that the owner sees.
	 *
	 * @return array[]
	 */
	private static function widget_fields(): array {
		return array_diff_key( WidgetSchema::all()['items']['properties'], array( 'id' => '' ) );
	}

	/**
	 * Settings that the move saves, by group.
	 *
	 * @param array[] $present Widgets of today; they stay.
	 * @return array[]
	 */
	public function settings( array $present ): array {
		$settings = array( 'widgets' => WidgetList::add( $present, $this->widgets ) );
		if ( ! $this->keeps_common ) {
			$settings['common'] = self::COMMON;
		}
		return array() === $this->form ? $settings : $settings + array( 'form' => $this->form );
	}

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @return array[]
	 */
	public function left(): array {
		$lines = array();
		foreach ( $this->left as $line ) {
			$lines[] = array_merge( $line, array( 'name' => StoredValue::short( $line['name'] ) ) );
		}
		return $lines;
	}

	/**
	 * What is taken, in the owner's words: a name and a value for each.
	 *
	 * @return array[]
	 */
	public function taken(): array {
		$rows = $this->keeps_common ? array() : SettingRows::rows_of( self::COMMON, WidgetSchema::common() );
		foreach ( array_reverse( $this->widgets ) as $widget ) {
			$rows = array_merge( SettingRows::rows_of( $widget, self::widget_fields() ), $rows );
		}
		return array_merge( $rows, SettingRows::rows_of( $this->form, FormSchema::fields() ) );
	}

	/**
	 * The settings that may be saved; the others are noted and stay as they are here.
	 *
	 * @param array   $given  Settings.
	 * @param array[] $fields Their schemas.
	 * @return array
	 */
	private function possible( array $given, array $fields ): array {
		$validator = new Validator();
		$clean     = $validator->clean( $given, Schema::group( $fields ), '' );
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
}
